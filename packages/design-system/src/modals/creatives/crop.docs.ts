import { modalKeys } from '../../common-keys.ts'
import type { ComponentDocs } from '../../component-docs.ts'
import type * as stories from './crop.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Chooses the part of a picture that’s seen through its window.',
  notFor: [{ when: 'The picture comes from a device.', use: 'upload' }],
  anatomy: {
    story: 'Wide',
    parts: [
      { name: 'Title', at: 'h2', side: 'left' },
      { name: 'Window', at: '[data-testid=cropper]', side: 'right' },
      { name: 'Zoom', at: 'input', side: 'left' },
    ],
  },
  keys: [
    { keys: ['↑', '↓', '←', '→'], does: 'Moves the picture behind the window, or changes the zoom' },
    ...modalKeys,
  ],
  dos: [{ text: 'Give the window the shape that the picture has in its ad.', story: 'Round' }],
  donts: [{ text: 'Change the shape of the window here. Do that where it’s placed.' }],
  wanted: ['crop a picture', 'focus of a picture', 'zoom into a picture'],
}
