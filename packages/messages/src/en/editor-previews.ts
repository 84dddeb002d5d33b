/** The preview of an ad, and what can be chosen there. */
export const editorPreviews = {
  title: 'How people will see it',
  tabs: 'Placement',
  devices: 'Device',
  mobile: 'Phone',
  desktop: 'Computer',
  formats: 'Picture format',
  dark: 'Dark feed',
  safeZones: 'Show areas the app covers',
  /** Read out with a place that shows such a field. */
  bad: 'something to fix here',
  warn: 'a suggestion here',
} as const
