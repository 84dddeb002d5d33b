import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './archive-ad.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Asks before an ad goes to the archive, and says if that stops it.',
  notFor: [
    {
      when: 'It’s deleted for good.',
      use: 'serious-delete',
    },
    {
      when: 'It only stops.',
      use: 'confirm-stop',
    },
  ],
  anatomy: {
    story: 'UnderWay',
    parts: [
      {
        name: 'Title',
        at: 'h2',
        note: 'Names the ad.',
        side: 'left',
      },
      {
        name: 'What happens',
        at: 'h2 ~ * p, section > div:nth-child(2) p, form > div:nth-child(2) p',
        note: 'A live ad stops, and unspent money comes back.',
        side: 'left',
      },
      {
        name: 'Cancel',
        at: 'section > div:last-child button, form > div:last-child button',
        side: 'bottom',
      },
      {
        name: 'Archive',
        at: 'section > div:last-child button:last-child, form > div:last-child button:last-child',
        side: 'right',
      },
    ],
  },
  keys: modalKeys,
  dos: [
    {
      text: 'Say first that a live ad stops.',
      story: 'UnderWay',
    },
  ],
  donts: [
    {
      text: 'Say “delete”. Archived ads can be restored.',
    },
  ],
  wanted: ['archive an ad', 'free a place in the plan', 'hide an old ad'],
}
