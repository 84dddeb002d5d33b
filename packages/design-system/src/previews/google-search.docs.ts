import { buttonKeys } from '../common-keys.ts'
import type { ComponentDocs } from '../component-docs.ts'
import type * as stories from './google-search.stories.tsx'

export const docs: ComponentDocs<typeof stories> = {
  purpose: 'Shows an ad among Google’s results, on a phone or a computer.',
  notFor: [
    {
      when: 'It’s a picture ad.',
      use: 'facebook-feed',
    },
  ],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Label',
        at: '[data-testid=label]',
        side: 'left',
      },
      {
        name: 'Advertiser',
        at: '[data-testid=business-name]',
        side: 'top',
      },
      {
        name: 'Address',
        at: '[data-testid=address]',
        note: 'With the path of the ad.',
        side: 'left',
      },
      {
        name: 'Title',
        at: '[data-testid=title]',
        note: 'Three headlines if they fit, otherwise two.',
        side: 'left',
      },
      {
        name: 'Descriptions',
        at: '[data-testid=description]',
        side: 'left',
      },
      {
        name: 'Sitelinks',
        at: '[data-testid=sitelinks]',
        side: 'left',
      },
    ],
  },
  keys: buttonKeys,
  dos: [
    {
      text: 'Let people see other combinations. Google chooses one each time.',
      story: 'Full',
    },
  ],
  donts: [
    {
      text: 'Show more headlines than Google does.',
    },
  ],
  wanted: ['preview of a Google ad', 'how the ad looks in search', 'headlines and descriptions'],
}
