/** The page to unsubscribe from emails. Only the server shows it, so the app doesn't load these texts. */
export const unsubscribePage = {
  title: 'Unsubscribe',
  question: 'Stop emails about {{topic}}?',
  lead: 'We’ll stop sending them to {{email}}. We’ll still email you about your account and your payments.',
  confirm: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneLead: 'We won’t email {{email}} about {{topic}} anymore.',
  resume: 'Get these emails again',
  choices: 'See everything you hear about',
  unknown: {
    title: 'This link doesn’t work',
    lead: 'Please open the link in your latest email, or reply to that email and we’ll unsubscribe you.',
  },
  topics: {
    adProgress: 'how your ads are doing',
    launchRequests: 'ads that wait for you to launch them',
    teamInvites: 'invitations to teams',
    websiteCode: 'code for your website',
    weeklyDigest: 'what happened in your week',
  },
} as const
