import { Button } from '@aloft/design-system/primitives/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FirstAdsHead, type FirstAdsHeadProps, FirstAdsNotOrdered } from './first-ads-head.tsx'

/** The button goes once it's pressed, as the one that orders the ads does. */
function Ordering(props: FirstAdsHeadProps) {
  const [isOrdered, setOrdered] = useState(false)
  return (
    <>
      <FirstAdsHead {...props} title={isOrdered ? 'We are making your ads' : props.title} />
      <FirstAdsNotOrdered failure={isOrdered ? 'MAX_DRAFTS' : undefined} />
      {isOrdered ? null : <Button onPress={() => setOrdered(true)}>Create</Button>}
    </>
  )
}

const meta: Meta<typeof FirstAdsHead> = {
  title: 'Screens/Create an ad/Parts/First ads head',
  component: FirstAdsHead,
  parameters: { width: 720, pictures: 'once' },
  render: (args) => <Ordering {...args} />,
  args: { title: 'Your first ads', lead: 'One for each platform.' },
}
export default meta

type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: 'Create' }))
    await expect(head.getByRole('heading', { name: 'We are making your ads' })).toHaveFocus()
    await expect(head.getByRole('alert')).toBeVisible()
  },
}
