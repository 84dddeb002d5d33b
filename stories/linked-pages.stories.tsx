import { exampleAdPerformance } from '@aloft/contract/reports/reports.examples'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { dayFromWire } from '@aloft/domain/ads/performance-amounts.rules'
import { totalOf } from '@aloft/domain/ads/performance.rules'
import { shownPeriod } from '@aloft/domain/ads/report-period.rules'
import { endedReportHtml, reportPageHtml } from '@aloft/served-pages/report-page'
import type { SharedReport } from '@aloft/served-pages/shared-report'
import { unknownSubscriptionHtml, unsubscribePageHtml } from '@aloft/served-pages/unsubscribe-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PageFrame } from './page-frame.tsx'

const page = { product: 'Aloft', nonce: 'story' }

const days = exampleAdPerformance.runs.flatMap((launch) => launch.days.map(dayFromWire))

const report: SharedReport = {
  brandName: 'Nightjar Lamps',
  adName: null,
  color: '#8a5a2b',
  expiryDate: new Date('2026-11-22T12:00:00Z'),
  figures: {
    shown: shownPeriod(days, 'all', new Date('2026-11-08T09:00:00Z')),
    currency: 'EUR',
    isSimulated: false,
    rows: [{ name: 'Wren table lamp', performance: totalOf(days) }],
  },
}

const choicesUrl = 'https://aloft.example/0/account-settings'
const subscription = { email: 'orla@nightjar.example', topic: 'adProgress', unsubscribedDate: null } as const

/** A page that the server draws for a link, on a computer in both schemes and on a phone. */
function LinkedPage({ html }: { readonly html: string }) {
  return (
    <Cluster gap={24} align="start">
      <PageFrame title="Computer, light" html={html} width={720} scheme="light" />
      <PageFrame title="Phone, light" html={html} width={390} scheme="light" />
      <PageFrame title="Computer, dark" html={html} width={720} scheme="dark" />
    </Cluster>
  )
}

/** Finds a heading in the page, whose document is another one than the story's. */
function shows(heading: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('Phone, light')
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent(heading))
    const { scrollWidth = 0, clientWidth = 0 } = frame.contentDocument?.documentElement ?? {}
    await expect(scrollWidth).toBe(clientWidth)
  }
}

const meta: Meta<typeof LinkedPage> = {
  title: 'Screens/Linked pages',
  component: LinkedPage,
  parameters: { width: 1140 },
  argTypes: { html: { control: false } },
}
export default meta
type Story = StoryObj<typeof LinkedPage>

export const SharedReportOfAllAds: Story = {
  args: { html: reportPageHtml({ report, ...page }) },
  play: shows('All ads'),
}

/** Of one ad, which has no results yet. */
export const SharedReportBeforeTheLaunch: Story = {
  args: {
    html: reportPageHtml({ report: { ...report, adName: 'Evenings, better lit', figures: null }, ...page }),
  },
  play: shows('Evenings, better lit'),
}

/** The link was revoked, its month is over, or it never existed: the page doesn't say which. */
export const EndedReport: Story = {
  args: { html: endedReportHtml(page) },
  play: shows('This link has ended'),
}

export const Unsubscribe: Story = {
  args: { html: unsubscribePageHtml({ subscription, path: '/unsubscribe/token', choicesUrl, ...page }) },
  play: shows('Stop emails about how your ads are doing?'),
}

export const Unsubscribed: Story = {
  args: {
    html: unsubscribePageHtml({
      subscription: { ...subscription, unsubscribedDate: new Date('2026-11-21T12:00:00Z') },
      path: '/unsubscribe/token',
      choicesUrl,
      ...page,
    }),
  },
  play: shows('You’re unsubscribed'),
}

export const UnknownLink: Story = {
  args: { html: unknownSubscriptionHtml(page) },
  play: shows('This link doesn’t work'),
}
