import type { Meta, StoryObj } from '@storybook/react-vite'
import { createI18n } from '@aloft/messages/i18n'
import { expect, within } from 'storybook/test'
import { useTranslation } from '../primitives/use-translation.ts'
import { Link } from '../primitives/link.tsx'
import { Surroundings } from './surroundings.tsx'

function Inside() {
  const { t } = useTranslation()
  return <Link href="/0/login">{t('backToSafety')}</Link>
}

const i18n = createI18n()

const meta: Meta<typeof Surroundings> = {
  title: 'Foundations/Layout/Surroundings',
  component: Surroundings,
  render: ({ link }) => (
    <Surroundings i18n={i18n} {...(link ? { link } : {})}>
      <Inside />
    </Surroundings>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const TextsAndLinks: Story = {
  args: { link: ({ href, ...rest }) => <a href={`#app${href}`} {...rest} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go back to safety' })).toHaveAttribute(
      'href',
      '#app/0/login',
    )
  },
}
