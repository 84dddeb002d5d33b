/** The picture of an ad in its editor, and the texts on it. */
export const editorPicture = {
  title: 'Picture',
  line: 'Line on the picture',
  lineHint: 'Short lines work best. The picture changes when you leave the field.',
  price: 'Show the price, {{price}}',
  button: 'Button',
  noButton: 'No button',
  others: 'Other pictures',
  free: 'Changing the picture is free.',
  choice: 'Use picture {{number}} of {{count}}',
  loading: 'Loading other pictures',
  none: 'No other picture has room for this line. Try a shorter one.',
  failed: 'Other pictures didn’t load.',
  notChanged: 'The picture didn’t change. Please try again.',
  retry: 'Try again',
  working: 'Changing the picture',
} as const
