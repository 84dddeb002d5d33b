import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ImageOrderFields, type ImageOrderFieldsProps, useImageOrder } from './image-order-fields.tsx'
import { nightjarIdeas } from './images.fixtures.ts'

function Stateful(props: ImageOrderFieldsProps) {
  const order = useImageOrder(props.ideas, null)
  return (
    <>
      <ImageOrderFields {...props} order={order} />
      <output>{order.price}</output>
    </>
  )
}

const ideas = { kind: 'ready', ideas: nightjarIdeas } as const

const meta: Meta<typeof ImageOrderFields> = {
  title: 'Screens/Edit an ad/Parts/Image order fields',
  component: ImageOrderFields,
  parameters: { width: 620, pictures: 'once' },
  render: (args) => <Stateful {...args} />,
  args: { ideas, writer: 'rules', onMoreIdeas: () => undefined },
}
export default meta
type Story = StoryObj<typeof meta>

/** The words follow the idea until the user writes their own. */
export const FollowsIdea: Story = {
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    const subject = fields.getByRole('textbox', { name: 'What the picture shows' })
    await expect(subject).toHaveValue(nightjarIdeas[0]?.subject)
    await userEvent.click(fields.getByRole('radio', { name: /first home/ }))
    await expect(subject).toHaveValue(nightjarIdeas[2]?.subject)
    await userEvent.click(fields.getByRole('button', { name: '4' }))
    await expect(fields.getByText('8 tokens')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}
