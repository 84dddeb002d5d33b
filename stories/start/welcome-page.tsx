import { Segments } from '@aloft/design-system/patterns/segments'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import type { MetaAd, PreviewScheme } from '@aloft/design-system/previews/preview-data'
import { nightjar } from '@aloft/design-system/previews/previews.fixtures'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Logo } from '@aloft/design-system/primitives/logo'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Row } from '@aloft/design-system/primitives/row'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import type { Status } from '@aloft/design-system/theme/tokens'
import { useState } from 'react'
import { stopHref, type Tour, tours } from './tours.ts'
import * as css from './welcome.css.ts'

const [dusk] = nightjarPictures

const evenings: MetaAd = {
  brand: nightjar,
  message:
    'Bring any lamp to our bench on Dominick Street, working or not, and take €20 off a new one, blown in Galway.',
  headline: 'Evenings, better lit',
  description: 'Ten years of free rewiring.',
  buttonLabel: 'Shop now',
  media: dusk ? { src: dusk.url, width: dusk.width, height: dusk.height, alt: dusk.alt } : null,
}

interface StatusRow {
  status: Status
  label: string
  /** Days of the ad that are over. */
  days: number
  text: string
}

const rows: readonly StatusRow[] = [
  { status: 'live', label: 'Live', days: 21, text: 'Day 21 of 30. People see it and €118.20 is spent.' },
  {
    status: 'pending',
    label: 'Pending approval',
    days: 1,
    text: 'We review it first, then its platform does.',
  },
  {
    status: 'ending',
    label: 'Ending soon',
    days: 28,
    text: 'Two days are left. One press runs it longer.',
  },
  {
    status: 'stopped',
    label: 'Stopped',
    days: 12,
    text: 'It ended on day 12, and the rest of the money is back.',
  },
  {
    status: 'rejected',
    label: 'Rejected',
    days: 2,
    text: 'The platform said no. The reason and the fix are shown.',
  },
]

/** The front page: what Aloft makes, its one ornament, and six ways in. */
export function WelcomePage() {
  return (
    <main className={css.page}>
      <div className={css.hero}>
        <Stack gap={32}>
          <Logo name="Aloft" size="large" />
          <Stack gap={16}>
            <Heading level={1} size={44}>
              A calm workshop in which the ads are the only loud thing.
            </Heading>
            <p className={css.lead}>
              Every screen, component and rule of Aloft is here and alive, in both schemes, without a server.
              Press things. The toolbar above changes scheme, brand theme, width, language and clock.
            </p>
          </Stack>
          <Statuses />
        </Stack>
        <PhonePreview />
      </div>
      <section className={css.tours} aria-label="Six tours">
        <Stack gap={24}>
          <Heading level={2} size={24}>
            What brings you here?
          </Heading>
          <Grid columnWidth={300} gap={20}>
            {tours.map((tour) => (
              <TourCard key={tour.title} tour={tour} />
            ))}
          </Grid>
        </Stack>
      </section>
    </main>
  )
}

function Statuses() {
  const [chosen, setChosen] = useState<StatusRow | undefined>(rows[0])
  if (!chosen) return null
  return (
    <div className={css.statuses}>
      <Stack gap={16}>
        <Cluster gap={4}>
          {rows.map((row) => (
            <button
              key={row.status}
              type="button"
              className={css.status}
              aria-pressed={row === chosen}
              onClick={() => setChosen(row)}
            >
              <Pill status={row.status}>{row.label}</Pill>
            </button>
          ))}
        </Cluster>
        <Ruler
          ticks={rulerTicks(30, chosen.days)}
          tone={chosen.status}
          size="large"
          label={`Day ${chosen.days} of 30`}
        />
        <Text size={13} tone="soft" figures="tabular">
          {chosen.text}
        </Text>
      </Stack>
    </div>
  )
}

const places = [
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
]

function PhonePreview() {
  const [place, setPlace] = useState('facebook')
  const [scheme, setScheme] = useState<PreviewScheme>('light')
  const Preview = place === 'facebook' ? FacebookFeed : InstagramFeed
  return (
    <Stack gap={16} align="center">
      <div className={css.phone}>
        <div className={css.grounds[scheme]}>
          <Preview ad={evenings} scheme={scheme} />
        </div>
      </div>
      <Row gap={12}>
        <Segments label="Place" options={places} value={place} onChange={setPlace} />
        <Segments
          label="Feed"
          options={[
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ]}
          value={scheme}
          onChange={(id) => setScheme(id === 'dark' ? 'dark' : 'light')}
        />
      </Row>
    </Stack>
  )
}

function TourCard({ tour: { title, text, stops } }: { tour: Tour }) {
  return (
    <article className={css.tour}>
      <Stack gap={6}>
        <Heading level={3} size={20}>
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
      <ul>
        {stops.map((stop) => (
          <li key={stop.id}>
            <a className={css.stop} href={stopHref(stop)} target="_top">
              {stop.label}
            </a>
          </li>
        ))}
      </ul>
      <Ruler ticks={stops.map(() => 'on')} label={`${stops.length} stops`} />
    </article>
  )
}
