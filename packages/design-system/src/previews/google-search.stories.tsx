import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { GoogleSearch, type GoogleSearchProps } from './google-search.tsx'
import { hebrewSearch, tradeInSearch, wordySearch } from './previews.fixtures.ts'
import { googleSkins } from './skins.ts'

const [, before] = googleSkins

const meta: Meta<typeof GoogleSearch> = {
  title: 'Components/Ads/Google search',
  component: GoogleSearch,
  parameters: { width: 668 },
  args: { ad: tradeInSearch, device: 'desktop' },
}
export default meta
type Story = StoryObj<typeof meta>

async function expectEverything(canvasElement: HTMLElement) {
  const page = within(within(canvasElement).getByRole('article', { name: 'Google search preview' }))
  for (const part of ['label', 'avatar', 'business-name', 'address', 'title', 'description']) {
    await expect(page.getByTestId(part), part).toBeVisible()
  }
  await expect(page.getByTestId('avatar').getBoundingClientRect().width).toBe(28)
  await expect(page.getByTestId('address')).toHaveTextContent('https://nightjar.example › trade-in › galway')
  await expect(page.getByTestId('business-name')).toHaveTextContent('Nightjar Lamps')
  return page
}

function Stepping(props: GoogleSearchProps) {
  const [combination, setCombination] = useState(1)
  return (
    <GoogleSearch
      {...props}
      combination={combination}
      onNextCombination={() => setCombination(combination + 1)}
    />
  )
}

export const Full: Story = {
  render: (args) => <Stepping {...args} />,
  play: async ({ canvasElement }) => {
    const page = await expectEverything(canvasElement)
    await expect(page.getByTestId('label')).toHaveTextContent('Sponsored results')
    await expect(page.getByTestId('hide')).toHaveTextContent('Hide sponsored results')
    await expect(page.getByTestId('sitelinks').children).toHaveLength(4)
    const title = page.getByTestId('title')
    const titles = new Set([title.textContent])
    await expect(title).toHaveTextContent('Bring a Lamp, Take €20 Off | Glass Lamps Blown in Galway')
    await expect(page.getByTestId('description')).toHaveTextContent(/^Trade in .+ county\. One bench /)
    await expect(page.getByTestId('callouts').children).toHaveLength(3)
    const next = within(canvasElement).getByRole('button', { name: 'Show another combination' })
    for (const number of [2, 3, 4, 5, 6]) {
      await userEvent.click(next)
      await expect(within(canvasElement).getByText(`Combination ${number} of 6`)).toBeVisible()
      titles.add(title.textContent)
    }
    await expect(titles.size).toBe(6)
    await userEvent.click(next)
    await expect(within(canvasElement).getByText('Combination 1 of 6')).toBeVisible()
  },
}

export const PhoneDark: Story = {
  args: { device: 'mobile', scheme: 'dark' },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    const page = await expectEverything(canvasElement)
    await expect(page.getByTestId('title').textContent).toMatch(/ \| /)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const SkinOf2025: Story = {
  args: { skin: before, device: 'mobile', ad: { ...tradeInSearch, sitelinks: [] } },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    const page = await expectEverything(canvasElement)
    await expect(page.getByTestId('label')).toHaveTextContent('Sponsored')
    await expect(page.queryByTestId('hide')).toBeNull()
  },
}

export const LongTexts: Story = {
  args: { ad: wordySearch },
  parameters: { width: 480 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const part of ['title', 'description']) {
      const box = page.getByTestId(part)
      await expect(box.scrollHeight, part).toBeLessThanOrEqual(box.clientHeight)
      await expect(box.textContent, part).toMatch(/…$/)
    }
    await expect(page.getByTestId('title').getAttribute('title')).not.toContain('More Moments')
    await expect(page.getByTestId('address').scrollWidth).toBeGreaterThan(
      page.getByTestId('address').clientWidth,
    )
  },
}

export const RightToLeft: Story = {
  args: { ad: hebrewSearch, device: 'mobile' },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const part of ['title', 'description']) {
      await expect(getComputedStyle(page.getByTestId(part)).direction, part).toBe('rtl')
    }
    await expect(getComputedStyle(page.getByTestId('address')).direction).toBe('ltr')
  },
}

export const WithoutTexts: Story = {
  args: { ad: { ...tradeInSearch, headlines: [''], descriptions: [], paths: [], sitelinks: [] } },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByTestId('title')).toBeNull()
    await expect(page.queryByTestId('description')).toBeNull()
    await expect(page.getByTestId('address')).toHaveTextContent('https://nightjar.example')
  },
}
