import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, userEvent, within } from 'storybook/test'
import { Lab, sampleAd } from './lab.tsx'
import { decodeAd, encodeAd } from './permalink.ts'

interface LinkedLab {
  /** What was typed, as it is in the address. */
  ad: string
}

const meta: Meta<LinkedLab> = {
  title: 'Preview lab/All places',
  args: { ad: '' },
  parameters: { layout: 'fullscreen', widths: [1440, 390], controls: { disable: true } },
}
export default meta
type Story = StoryObj<LinkedLab>

function LabWithAddress({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const [ad, setAd] = useState(() => decodeAd(code, sampleAd))
  const typed = encodeAd(ad, sampleAd)
  useEffect(() => {
    if (typed !== code) onCode(typed)
  }, [typed, code, onCode])
  return (
    <Lab
      ad={ad}
      onChange={setAd}
      onCopyLink={() => {
        const page = new URL(
          `./?path=/story/preview-lab-all-places--all-places&args=ad:${typed}`,
          location.href,
        )
        void navigator.clipboard.writeText(page.href)
      }}
    />
  )
}

export const AllPlaces: Story = {
  name: 'All places',
  render: function WithArgs({ ad }) {
    const [, updateArgs] = useArgs<{ ad: string }>()
    return <LabWithAddress code={ad} onCode={(code) => updateArgs({ ad: code })} />
  },
}

// Apart and not listed, so that nothing is typed over what a link brings.
export const Typed: Story = {
  ...AllPlaces,
  name: 'Typed',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const headline = page.getByRole('textbox', { name: /^Headline/ })
    await userEvent.clear(headline)
    await userEvent.type(headline, 'Lit by hand')
    await expect(page.getAllByText('Lit by hand').length).toBeGreaterThan(6)
    await userEvent.click(page.getByRole('button', { name: 'Every skin' }))
    await expect(page.getAllByText(/, 2025$/)).not.toHaveLength(0)
    const today = page.getByRole('button', { name: 'As of today' })
    await userEvent.click(today)
    today.blur()
  },
}
