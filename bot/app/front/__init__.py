"""What answers a chat: intents, questions, reports. Each module does one of them; `bot.app.app` puts them together."""
