/** Keyboard shortcuts, and the answers of the help dialog. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search pages, brands and ads',
  messages: 'Go to the notices at the lower edge',
  shortcuts: 'Show these shortcuts',
  undo: 'Undo, in the editor',
  redo: 'Redo, in the editor',
  close: 'Close what is open',
} as const

export const help = {
  title: 'Help',
  search: 'Search the answers',
  found_zero: 'No answers',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  none: 'No answer has these words. Try fewer of them.',
  /** Numbers are filled in from plans and prices. */
  topics: {
    begin: {
      question: 'How do I start?',
      answer:
        "Enter your website's address, or describe your brand in a few sentences. {{product}} turns it into a brief. Every ad starts from that brief.",
    },
    facts: {
      question: 'Where do the texts of my ads come from?',
      answer:
        "They come from your brief and your website. The brief shows the page and the words behind each fact. The editor tells you when a text says something your brief doesn't.",
    },
    tokens: {
      question: 'What does it cost to make an ad?',
      answer:
        'An ad takes {{adTokens}} AI tokens. Another set of texts takes {{textTokens}}. The button shows the price before you press it. You start with {{startTokens}} tokens, and paid plans add more each month.',
    },
    launch: {
      question: 'What does it cost to run an ad?',
      answer:
        'You set the budget, from {{leastBudget}} a day. It includes our commission of {{leastCommission}}% to {{mostCommission}}%, depending on your plan. VAT comes on top. You see the full price before you pay. Running ads needs a paid plan or its trial.',
    },
    plans: {
      question: 'What does a plan cost?',
      answer:
        'Drafting ads is free. Paid plans cost {{prices}} a month, plus VAT. Pay yearly and save {{discount}}%. The first {{trialDays}} days are free. Cancel before they end and you pay nothing.',
    },
    charge: {
      question: 'When do I pay?',
      answer:
        'You pay for an ad when you launch it. If its budget repeats each month, so does the charge. A plan is charged after its {{trialDays}} free days. Making and changing ads only takes tokens.',
    },
    refund: {
      question: 'Do I get money back?',
      answer:
        "Yes. Stop an ad, and what it didn't spend becomes credit about {{refundMinutes}} minutes later. The commission and VAT on that part come back too. If your ad is turned down before it runs, you get all of it back. Credit pays for your next ads.",
    },
    saved: {
      question: 'Do I have to save my work?',
      answer: 'No. We save every change a moment after you make it, and the editor tells you when.',
    },
    offline: {
      question: "What happens when I'm offline?",
      answer:
        "Keep writing. Your changes stay on this device, and we send them when you're back online. If somebody else changed the same text, you see both and choose.",
    },
    team: {
      question: 'Who can see my brand?',
      answer: "You and the members of its team. Guests of the team can look, but they can't change anything.",
    },
    leave: {
      question: 'How do I delete my account?',
      answer:
        'Go to your account settings. We lock the account at once, and all its data is gone within 24 hours.',
    },
  },
} as const
