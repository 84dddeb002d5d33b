export const creativesModals = {
  crop: {
    title: 'Crop the picture',
    text: 'Drag the picture, or use the arrow keys. Zoom to see less of it.',
    window: 'What’s seen of the picture',
    zoom: 'Zoom',
    cancel: 'Cancel',
    submit: 'Use this part',
  },
} as const
