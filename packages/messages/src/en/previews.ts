/** The ad platforms' own English labels, and our texts beside them. */
export const previews = {
  labels: { sponsored: 'Sponsored', ad: 'Ad' },
  noPicture: 'No picture yet',
  video: {
    play: 'Play video',
    open: 'Open video in a new tab',
    player: 'Video of this ad',
    failed: 'This video can’t be played here.',
  },
  facebook: {
    title: 'Facebook feed preview',
    seeMore: 'See more',
    seeLess: 'See less',
    like: 'Like',
    comment: 'Comment',
    share: 'Share',
  },
  instagram: {
    title: 'Instagram feed preview',
    more: 'more',
    less: 'less',
    addComment: 'Add a comment…',
    translate: 'See translation',
  },
  story: {
    titles: { facebook: 'Facebook story preview', instagram: 'Instagram story preview' },
    more: 'more',
    less: 'less',
    safeZones: 'Keep text and logo between the striped areas',
    safeTop: 'Top {{percent}}% is covered',
    safeBottom: 'Bottom {{percent}}% is covered',
  },
  reel: { titles: { facebook: 'Facebook reel preview', instagram: 'Instagram reel preview' } },
  rightColumn: { title: 'Preview beside the Facebook feed' },
  google: {
    title: 'Google search preview',
    sponsored: 'Sponsored',
    sponsoredResults: 'Sponsored results',
    hide: 'Hide sponsored results',
    combination: 'Combination {{combination}} of {{count}}',
    next: 'Show another combination',
  },
} as const
