"""What is said: intents and answers, buttons, texts, and the words of every language."""
