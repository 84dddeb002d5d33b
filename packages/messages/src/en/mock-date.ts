/** The test clock (CLK-03). */
export const mockDate = {
  title: 'Test clock',
  lead: 'Everything that takes days, such as a trial or a campaign, follows this clock. Sessions and mailed links do not.',
  now: 'Product time',
  ahead: '{{hours}} hours ahead of real time',
  hours: 'Hours ahead of real time',
  set: 'Set the clock',
  addHours_one: '+ {{count}} hour',
  addHours_other: '+ {{count}} hours',
  addDays_one: '+ {{count}} day',
  addDays_other: '+ {{count}} days',
  reset: 'Back to real time',
  noNumber: 'Please write a number of hours.',
  refused: 'The server does not let this clock be set.',
} as const
