/** Previews of an ad: placements, and the buttons that platforms put under it. */
export const adPreview = {
  places: {
    facebook: 'Facebook feed',
    instagram: 'Instagram feed',
    story: 'Story',
    reel: 'Reel',
    rightColumn: 'Right column',
    google: 'Google search',
  },
  /** Places that are shown side by side. */
  boards: {
    feeds: 'Feeds and search',
    search: 'Google search',
    upright: 'Story and reel',
    rightColumn: 'Right column',
    others: 'Feeds',
  },
  /** The ad was written for another platform; the preview shows how its texts would look here. */
  previewOnly: 'preview only',
  /** The same in a caption. */
  captionOnly: 'Preview only',
  buttons: {
    LEARN_MORE: 'Learn more',
    SHOP_NOW: 'Shop now',
    SIGN_UP: 'Sign up',
    BOOK_NOW: 'Book now',
    CONTACT_US: 'Contact us',
    GET_QUOTE: 'Get quote',
    GET_OFFER: 'Get offer',
    APPLY_NOW: 'Apply now',
    DOWNLOAD: 'Download',
    SUBSCRIBE: 'Subscribe',
    ORDER_NOW: 'Order now',
    GET_DIRECTIONS: 'Get directions',
    CALL_NOW: 'Call now',
    MESSAGE_PAGE: 'Send message',
    WATCH_MORE: 'Watch more',
    DONATE_NOW: 'Donate now',
  },
  /** Why an ad shows no picture (RND-04). */
  render: {
    failedToRenderAsset: 'We couldn’t load this ad’s picture.',
    videoNotSupported: 'This ad has a video, and ads can’t show videos yet. Use its poster as a still.',
    noAdCreative: 'This ad has no picture.',
    notAvailableOnPlatform: 'Google search ads are text only, so there’s no picture.',
    again: 'Try again',
    still: 'Use the poster as a still',
    studio: 'Open the studio',
  },
  picture: 'Ad picture: {{punchline}}',
} as const
