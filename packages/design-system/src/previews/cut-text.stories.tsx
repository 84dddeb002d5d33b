import devanagari from '@fontsource-variable/noto-sans-devanagari/index.css?inline'
import japanese from '@fontsource-variable/noto-sans-jp/index.css?inline'
import korean from '@fontsource-variable/noto-sans-kr/index.css?inline'
import chinese from '@fontsource-variable/noto-sans-sc/index.css?inline'
import thai from '@fontsource-variable/noto-sans-thai/index.css?inline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CutText } from './cut-text.tsx'
import recorded from './cut-text.recorded.json'
import { cutTextCorpus, textOf } from './cut-text.corpus.ts'
import { tradeIn } from './previews.fixtures.ts'
import { skin as skinValue, skinStyle } from './skin-style.ts'
import { facebookSkins, googleSkins, instagramSkins } from './skins.ts'

const [skin] = facebookSkins
const [instagram] = instagramSkins
const [google] = googleSkins

function Place({ width, children }: { width: number; children: ReactNode }) {
  const style: CSSProperties = {
    ...skinStyle(skin.colors.light, skin.fonts.mobile, skin.face.mobile),
    background: skinValue('ground'),
    color: skinValue('ink'),
    font: skinValue('font-text'),
    width,
  }
  return <div style={style}>{children}</div>
}

const meta: Meta<typeof CutText> = {
  title: 'Components/Ads/Cut text',
  component: CutText,
  args: { text: tradeIn.message, lines: 3, more: 'See more', less: 'See less', testId: 'text' },
}
export default meta
type Story = StoryObj<typeof meta>

const samples = [
  [320, 'soft'],
  [430, 'strong'],
] as const

/** Long enough to be cut in the widest place, whatever its prefix is. */
const longText = (text: string) => `${text} ${text} ${text}`

export const Corpus: Story = {
  parameters: { pictureOf: '[data-first]' },
  render: (args) => (
    <>
      {cutTextCorpus.map((sample, index) => (
        <div
          key={sample.name}
          style={{ display: 'flex', gap: 24, padding: 12 }}
          data-sample={sample.name}
          data-first={sample.name === 'an ordinary primary text' || undefined}
        >
          {samples.map(([width, variant]) => (
            <Place key={width} width={width}>
              <CutText
                {...args}
                text={longText(textOf(sample))}
                moreVariant={variant}
                lead={index % 3 === 2 ? 'nightjar.lamps' : undefined}
              />
            </Place>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    let differing = 0
    for (const { name } of cutTextCorpus) {
      const row = canvasElement.querySelector<HTMLElement>(`[data-sample="${name}"]`)
      const boxes = row ? within(row).getAllByTestId('text') : []
      await expect(boxes).toHaveLength(samples.length)
      for (const box of boxes) {
        await expect(box.scrollHeight, name).toBeLessThanOrEqual(box.clientHeight)
        await expect(box.scrollWidth, name).toBeLessThanOrEqual(box.clientWidth)
        const button = within(box).queryByRole('button')
        if (!button) continue
        const [around, inside] = [box.getBoundingClientRect(), button.getBoundingClientRect()]
        await expect(inside.right, name).toBeLessThanOrEqual(around.right + 0.5)
        await expect(inside.left, name).toBeGreaterThanOrEqual(around.left - 0.5)
        await expect(inside.bottom, name).toBeLessThanOrEqual(around.bottom + 0.5)
      }
      const [narrow, wide] = boxes.map((box) => box.textContent)
      const isCutTwice = boxes.every((box) => within(box).queryByRole('button'))
      if (!isCutTwice) continue
      await expect(narrow?.length, name).toBeLessThanOrEqual(wide?.length ?? 0)
      if (narrow !== wide) differing += 1
    }
    await expect(differing).toBeGreaterThan(50)
  },
}

export const Opened: Story = {
  render: (args) => (
    <Place width={343}>
      <CutText {...args} />
    </Place>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = canvas.getByTestId('text')
    await expect(text).not.toHaveTextContent('come with it.')
    const more = canvas.getByRole('button', { name: 'See more', expanded: false })
    await userEvent.click(more)
    await expect(text).toHaveTextContent(`${args.text} See less`)
    await expect(canvas.getByRole('button', { name: 'See less', expanded: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(text).not.toHaveTextContent('come with it.')
    await userEvent.keyboard('{Enter}')
  },
}

/** Without a button the title has the whole text; a shorter text replaces a long one that doesn't fit. */
export const WithoutButton: Story = {
  render: ({ text }) => (
    <Place width={300}>
      <CutText text={text} lines={1} testId="cut" />
      <CutText text={text} shorter="Old lamp in, €20 off" lines={1} testId="shorter" />
      <CutText text="Old lamp in" lines={1} testId="whole" />
      <CutText text="" lines={1} testId="nothing" />
      <div style={{ wordSpacing: 6 }}>
        <CutText text={text} lines={2} testId="spaced" />
      </div>
    </Place>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByTestId('cut')).toHaveAttribute('title', args.text)
    await expect(canvas.getByTestId('cut').textContent).toMatch(/^That .+ come with it\.That lamp in .+…$/)
    await expect(canvas.getByTestId('shorter').textContent).toBe('Old lamp in, €20 off')
    await expect(canvas.getByTestId('whole')).not.toHaveAttribute('title')
    await expect(canvas.getByTestId('nothing').getBoundingClientRect().height).toBe(0)
    // Only the browser's own layout accounts for letter spacing.
    const spaced = canvas.getByTestId('spaced')
    await expect(spaced.scrollHeight).toBeLessThanOrEqual(spaced.clientHeight)
    await expect(spaced).toHaveTextContent(/…$/)
    const place = canvas.getByTestId('cut').parentElement
    const before = canvas.getByTestId('cut').textContent.length
    if (place) place.style.width = '220px'
    await waitFor(() => expect(canvas.getByTestId('cut').textContent.length).toBeLessThan(before))
    if (place) place.style.width = '300px'
    await waitFor(() => expect(canvas.getByTestId('cut').textContent.length).toBe(before))
  },
}

interface RecordedProps {
  /** Place in the list of places that were recorded. */
  place: number
  /** The font of the newest skin at that place. */
  font: string
}

/** Every text at one place. */
function Recorded({ place, font }: RecordedProps) {
  const { width, lines, lead, more = '', moreWeight = 400 } = recorded.places[place] ?? {}
  const { ground: background, ink: color } = skin.colors.light
  return (
    <div style={skinStyle(skin.colors.light, skin.fonts.mobile, skin.face.mobile)}>
      <div style={{ background, color, width, font, letterSpacing: 'normal' }}>
        {recorded.texts.map(({ text }) => (
          <CutText
            key={text}
            text={text}
            lines={lines ?? 1}
            lead={lead}
            {...(more.length > 1 && { more: more.slice(2), less: 'See less' })}
            moreVariant={moreWeight > 400 ? 'strong' : 'soft'}
            testId="text"
          />
        ))}
      </div>
    </div>
  )
}

/** Android's fonts for scripts that the skins' fonts lack, as in `record-cuts.ts`. */
const moreScripts = [devanagari, japanese, korean, chinese, thai]
  .join('\n')
  // Faces of other weights would be another face of the family, not a part of this one.
  .replaceAll(/font-weight: ?[^;}]+/g, 'font-weight:400')

/** Adds those fonts to the families of the skins while a story is shown. */
function addScripts(): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = ['Arimo', 'Roboto']
    .map((family) => moreScripts.replaceAll(/font-family: ?['"][^'"]+['"]/g, `font-family:"${family}"`))
    .join('\n')
  // First, so that the skins' own fonts win wherever they have a letter.
  document.head.prepend(sheet)
  return () => sheet.remove()
}

/** The words of a box, without the name before and the suffix after them. */
function wordsIn(box: HTMLElement): string {
  const words = box.querySelector(':scope > span[aria-hidden], :scope > span:not([class])')
  return (words?.textContent ?? '').replace(/…$/, '').trimEnd()
}

/**
 * Texts of websites and texts in many scripts, cut where Chromium's own line breaking leaves room
 * (`npm run cuts:record`). The same part a few hundred times, so that axe only checks it in the stories above.
 */
function recordedAt(place: number, font: string): Story {
  return {
    parameters: { a11y: { test: 'off' }, pictureOf: '[data-testid=text]' },
    beforeEach: addScripts,
    render: () => <Recorded place={place} font={font} />,
    play: async ({ canvasElement }) => {
      await expect(font).toBe(recorded.places[place]?.font)
      await document.fonts.ready
      const boxes = within(canvasElement).getAllByTestId('text')
      const differing = () =>
        recorded.texts.flatMap(({ text, cuts }, at) => {
          const expected = text.slice(0, cuts[place] ?? text.length).trimEnd()
          const shown = boxes[at] ? wordsIn(boxes[at]) : ''
          return shown === expected ? [] : [`“${expected.slice(-30)}”, not “${shown.slice(-30)}”`]
        })
      await waitFor(() => expect(differing().join('\n')).toBe(''))
    },
  }
}

export const FacebookPhone: Story = recordedAt(0, `${skin.fonts.mobile.text} ${skin.face.mobile}`)

export const FacebookDesktop: Story = recordedAt(1, `${skin.fonts.desktop.text} ${skin.face.desktop}`)

export const InstagramPhone: Story = recordedAt(2, `${instagram.fonts.mobile.text} ${instagram.face.mobile}`)

export const GoogleDesktop: Story = recordedAt(3, `${google.fonts.desktop.text} ${google.face.desktop}`)
