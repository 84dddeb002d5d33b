/** The picture of an ad in its editor, and the texts on it. */
export const editorPicture = {
  studio: 'Open in the studio',
  title: 'Picture',
  line: 'Text on the picture',
  lineHint: 'Short text works best. The picture updates when you leave the field.',
  price: 'Show the price, {{price}}',
  button: 'Button',
  noButton: 'No button',
  others: 'Other pictures',
  free: 'Changing the picture is free.',
  choice: 'Use picture {{number}} of {{count}}',
  loading: 'Loading other pictures',
  none: 'None of the other pictures have room for this text. Try something shorter.',
  failed: 'We couldn’t load other pictures.',
  notChanged: 'We couldn’t change the picture. Please try again.',
  retry: 'Try again',
  working: 'Changing the picture',
} as const
