import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CutText } from './cut-text.tsx'
import { cutTextCorpus, textOf } from './cut-text.corpus.ts'
import { tradeIn } from './previews.fixtures.ts'
import { skin as skinValue, skinStyle } from './skin-style.ts'
import { facebookSkins } from './skins.ts'

const [skin] = facebookSkins

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
  title: 'Previews/Cut text',
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
