/** Help on accounts and teams. A line that starts with a number is a step; `words` are other words that people use. */
export const accountArticles = {
  team: {
    question: 'Who can see my brand?',
    words: 'members roles guest collaborator invite colleague permissions access share privacy',
    answer: 'You and your team members. Guests can see everything, but they can’t change anything.',
  },
  emails: {
    question: 'How do I choose what you notify me about?',
    words: 'unsubscribe newsletter spam notification settings turn off',
    answer: `Choose for each topic: the bell at the top, an email at once, or one email every Monday.
1. Open Account settings.
2. Under Notifications, choose how you hear about each topic.
You can also unsubscribe in these emails. We always email you about your account, its security and your payments.`,
  },
  notifications: {
    question: 'Where do I see what happened to my ads?',
    words: 'alerts bell messages unread news inbox',
    answer:
      'Press the bell at the top of any page. It lists what happened, newest first, and each entry leads to its ad, report or payment. The overview shows what needs you now.',
  },
  login: {
    question: 'How do I change my email or password?',
    words: 'security reset forgot address devices account change',
    answer: `Changing your password logs out your other devices.
1. Open Account settings.
2. Press Change email or Change password.
3. For a new email, click the link we send there. Until then, log in with your current one.
If you’ve lost a device, press Log out everywhere.`,
  },
  leave: {
    question: 'How do I delete my account?',
    words: 'close remove erase GDPR data privacy cancel account quit',
    answer:
      'Go to your account settings. We lock your account right away and delete all its data within 24 hours.',
  },
} as const
