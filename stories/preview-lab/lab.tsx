import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { Segments } from '@aloft/design-system/patterns/segments'
import type { PreviewScheme } from '@aloft/design-system/previews/preview-data'
import { nightjar } from '@aloft/design-system/previews/previews.fixtures'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useState } from 'react'
import * as css from './lab.css.ts'
import type { LabAd } from './permalink.ts'
import { type DrawnAd, type Place, platforms } from './places.tsx'

/** The ad the lab starts with. */
export const sampleAd: LabAd = {
  name: nightjar.name,
  message:
    'That lamp in the attic is worth money. Bring it to our bench on Dominick Street, working or not, and take €20 off a new one, blown in Galway.',
  headline: 'Your old lamp is worth €20',
  description: 'Any lamp, working or not.',
  buttonLabel: 'Shop now',
  picture: 0,
}

export interface LabProps {
  ad: LabAd
  onChange: (ad: LabAd) => void
  /** Copies the address of the page with this ad. */
  onCopyLink: () => void
}

/** Texts and a picture, in every place at once. */
export function Lab({ ad, onChange, onCopyLink }: LabProps) {
  const [skins, setSkins] = useState('today')
  const [shown, setShown] = useState('both')
  const schemes = (['light', 'dark'] as const).filter((scheme) => shown === 'both' || shown === scheme)
  return (
    <main className={css.lab}>
      <LabForm ad={ad} onChange={onChange} onCopyLink={onCopyLink} />
      <div className={css.board}>
        <Stack gap={32}>
          <Cluster gap={12}>
            <Segments
              label="Skins"
              ground="pressed"
              options={[
                { id: 'today', label: 'As of today' },
                { id: 'all', label: 'Every skin' },
              ]}
              value={skins}
              onChange={setSkins}
            />
            <Segments
              label="Feed"
              ground="pressed"
              options={[
                { id: 'both', label: 'Light and dark' },
                { id: 'light', label: 'Light' },
                { id: 'dark', label: 'Dark' },
              ]}
              value={shown}
              onChange={setShown}
            />
          </Cluster>
          {platforms.map(({ name, places }) => (
            <Stack key={name} as="section" gap={16}>
              <Heading level={2} size={20}>
                {name}
              </Heading>
              <Cluster gap={20} align="start">
                {places.map((place) => (
                  <Previews
                    key={place.name}
                    ad={drawn(ad)}
                    place={place}
                    schemes={schemes}
                    count={skins === 'all' ? place.skins.length : 1}
                  />
                ))}
              </Cluster>
            </Stack>
          ))}
        </Stack>
      </div>
    </main>
  )
}

interface PreviewsProps {
  ad: DrawnAd
  place: Place
  schemes: readonly PreviewScheme[]
  /** How many of the skins are drawn, from the newest. */
  count: number
}

function Previews({ ad, place, schemes, count }: PreviewsProps) {
  return place.skins.slice(0, count).flatMap(({ date }, index) =>
    schemes.map((scheme) => (
      <div key={`${date} ${scheme}`} className={css.place} style={{ width: place.width }}>
        <Stack gap={8}>
          <Text size={12} tone="faint">
            {place.name}, {scheme}
            {index > 0 ? `, ${date.slice(0, 4)}` : ''}
          </Text>
          {place.draw(ad, index, scheme)}
        </Stack>
      </div>
    )),
  )
}

function LabForm({ ad, onChange, onCopyLink }: LabProps) {
  const field = (key: 'name' | 'message' | 'headline' | 'description' | 'buttonLabel', label: string) => ({
    label,
    name: key,
    value: ad[key],
    onChange: (value: string) => onChange({ ...ad, [key]: value }),
    count: String([...ad[key]].length),
  })
  return (
    <div className={css.form}>
      <Stack gap={20}>
        <Stack gap={8}>
          <Heading level={1} size={32}>
            Preview lab
          </Heading>
          <Text tone="soft">Type a text and see it everywhere it can appear.</Text>
        </Stack>
        <TextField {...field('name', 'Advertiser')} />
        <TextField {...field('headline', 'Headline')} />
        <TextAreaField {...field('message', 'Text')} rows={4} />
        <TextField {...field('description', 'Description')} />
        <TextField {...field('buttonLabel', 'Button')} />
        <SelectField
          label="Picture"
          name="picture"
          options={pictureOptions}
          value={String(ad.picture)}
          onChange={(value) => onChange({ ...ad, picture: Number(value) })}
        />
        <Cluster gap={8}>
          <Button variant="primary" onPress={onCopyLink}>
            Copy link
          </Button>
          <Button variant="quiet" onPress={() => onChange(sampleAd)}>
            Start over
          </Button>
        </Cluster>
      </Stack>
    </div>
  )
}

const pictureOptions = [
  ...nightjarPictures.map(({ alt }, index) => ({ value: String(index), label: alt })),
  { value: '-1', label: 'No picture' },
]

function drawn({ name, message, headline, description, buttonLabel, picture }: LabAd): DrawnAd {
  const brand = { ...nightjar, name }
  const chosen = nightjarPictures[picture]
  return {
    meta: {
      brand,
      message,
      headline,
      description,
      buttonLabel: buttonLabel || null,
      media: chosen ? { src: chosen.url, width: chosen.width, height: chosen.height, alt: chosen.alt } : null,
    },
    google: { brand, paths: [], headlines: [headline], descriptions: [message, description] },
  }
}
