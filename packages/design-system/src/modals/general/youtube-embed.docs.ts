import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './youtube-embed.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Plays a YouTube or Vimeo video, without cookies until people press play.',
  notFor: [
    {
      when: 'It’s a video of an ad.',
      use: 'media-frame',
    },
  ],
  anatomy: {
    story: 'YouTube',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        side: 'left',
      },
      {
        name: 'Player',
        at: 'iframe',
        note: 'The platform’s own.',
        side: 'left',
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves into the player.',
    },
    {
      keys: ['Esc'],
      does: 'Closes the modal.',
    },
  ],
  dos: [
    {
      text: 'Say in the title what the video shows.',
      story: 'YouTube',
    },
  ],
  donts: [
    {
      text: 'Start it unasked.',
    },
  ],
  wanted: ['show a video', 'YouTube', 'Vimeo', 'tutorial'],
}
