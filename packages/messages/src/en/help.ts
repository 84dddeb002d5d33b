/** Keyboard shortcuts, and the answers of the help dialog. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search pages, brands and ads',
  assistant: 'Ask Loona',
  messages: 'Jump to notifications',
  shortcuts: 'Show keyboard shortcuts',
  undo: 'Undo the last change',
  redo: 'Redo (in the editor)',
  close: 'Close a window or menu',
} as const

export const help = {
  title: 'Help',
  search: 'Search help',
  found_zero: 'No results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  none: 'No results. Try fewer words.',
  /** Numbers are filled in from plans and prices. */
  topics: {
    begin: {
      question: 'How do I start?',
      answer:
        'Enter your website’s address, or describe your brand in a few sentences. {{product}} turns it into a brief. Every ad starts from that brief.',
    },
    facts: {
      question: 'Where does the text in my ads come from?',
      answer:
        'It comes from your brief and your website. Your brief shows the page and the quote behind each fact. The editor tells you when an ad says something your brief doesn’t.',
    },
    tokens: {
      question: 'What does it cost to create an ad?',
      answer:
        'An ad takes {{adTokens}} AI tokens. A new set of texts takes {{textTokens}}. The button shows the price before you press it. You start with {{startTokens}} tokens, and paid plans add more each month.',
    },
    launch: {
      question: 'What does it cost to run an ad?',
      answer:
        'You set the budget, from {{leastBudget}} a day. It includes our commission of {{leastCommission}}% to {{mostCommission}}%, depending on your plan. VAT comes on top. You see the full price before you pay. To run ads, you need a paid plan or a free trial.',
    },
    plans: {
      question: 'What does a plan cost?',
      answer:
        'Drafts are free forever. Paid plans cost {{prices}} a month, plus VAT. Pay yearly and save {{discount}}%. The first {{trialDays}} days are free. Cancel before they end and you pay nothing.',
    },
    charge: {
      question: 'When do I pay?',
      answer:
        'You pay for an ad when you launch it. If its budget repeats each month, so does the charge. We charge you for a plan after its {{trialDays}} free days. Creating and rewriting ads only takes tokens.',
    },
    refund: {
      question: 'Do I get my money back?',
      answer:
        'Yes. Stop an ad, and whatever it didn’t spend becomes ad credit about {{refundMinutes}} minutes later. You also get the commission and VAT on that part back. If your ad is rejected before it runs, you get everything back. Use ad credit to pay for your next ads.',
    },
    saved: {
      question: 'Do I have to save my work?',
      answer: 'No. We save each change right after you make it, and the editor tells you when.',
    },
    offline: {
      question: 'What happens when I’m offline?',
      answer:
        'Keep writing. Your changes stay on this device, and we sync them when you’re back online. If someone else changed the same text, you’ll see both and choose.',
    },
    team: {
      question: 'Who can see my brand?',
      answer: 'You and your team members. Guests can see everything, but they can’t change anything.',
    },
    leave: {
      question: 'How do I delete my account?',
      answer:
        'Go to your account settings. We lock your account right away and delete all its data within 24 hours.',
    },
  },
} as const
