import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from './button-link.tsx'
import { Icon } from './icon.tsx'
import { LinkContext } from './link.tsx'
import { Row } from './row.tsx'

const meta: Meta<typeof ButtonLink> = {
  title: 'Components/Actions/Button link',
  component: ButtonLink,
  args: { children: 'Create account', href: '/0/signup' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: (args) => (
    <Row gap={12}>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="secondary" icon={<Icon name="overview" />} />
      <ButtonLink {...args} variant="quiet" />
    </Row>
  ),
}

export const DrawnByTheApp: Story = {
  decorators: [
    (Story) => (
      <LinkContext value={({ href, ...rest }) => <a href={`#app${href}`} {...rest} />}>{Story()}</LinkContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#app/0/signup')
  },
}
