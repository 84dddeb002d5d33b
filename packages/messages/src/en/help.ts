/** The keys of the product, and the answers of the help dialog. */
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
  none: 'No answer holds these words. Try fewer of them.',
  topics: {
    begin: {
      question: 'How do I begin?',
      answer:
        'Give the address of your website, or describe your brand in a few sentences. {{product}} writes a brief from it, and every ad begins with that brief.',
    },
    facts: {
      question: 'Where do the texts of my ads come from?',
      answer:
        'From your brief and from what was read on your website. The brief shows the page and the words for each fact, and the editor tells you when a text says something the brief does not.',
    },
    tokens: {
      question: 'What does an ad cost to make?',
      answer:
        'An ad takes ten AI tokens, another set of texts takes one. The price stands on the button before you press it.',
    },
    charge: {
      question: 'When is money charged?',
      answer: 'Never for making or changing ads: that takes tokens only.',
    },
    saved: {
      question: 'Do I have to save my work?',
      answer: 'No. Every change is saved a moment after you make it; the editor says when it is.',
    },
    offline: {
      question: 'What happens when I am offline?',
      answer:
        'You go on writing. Your changes are kept on this device and sent when the connection is back. Where somebody else changed the same text meanwhile, you see both and choose.',
    },
    team: {
      question: 'Who sees my brand?',
      answer: 'You, and the members of the team it belongs to. Guests of a team may look, not change.',
    },
    leave: {
      question: 'How do I delete my account?',
      answer: 'In the account settings. It is locked at once, and all of its data is gone within 24 hours.',
    },
  },
} as const
