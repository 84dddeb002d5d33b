/** The page of a shared report. Only the server shows it, so the app doesn't load these texts. */
export const reportPage = {
  title: 'Ad report',
  allAds: 'All ads',
  ends: 'This link works until {{date}}.',
  by: 'Made with {{product}}',
  simulated: 'Simulated figures. Nobody saw these ads.',
  compared: 'Compared with {{from}} to {{until}}',
  span: '{{from}} to {{until}}',
  day: 'Day',
  clicksByDay: 'Clicks by day',
  before: 'The dotted line is the period before.',
  days: 'The numbers of the chart',
  noLaunch: 'Nothing was launched yet. Results show up here from day one.',
  ended: {
    title: 'This link has ended',
    lead: 'Links to reports work for 14 days, or until their owner ends them. Ask whoever sent it for a new one.',
  },
} as const
