import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { contrast } from '@aloft/design-system/theme/contrast'
import { dark } from '@aloft/design-system/theme/dark'
import { light } from '@aloft/design-system/theme/light'
import { spaces } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { type ColorName, propertyName, type Status, statuses } from '@aloft/design-system/theme/tokens'

const meta: Meta = { title: 'Foundations/Tokens', parameters: { width: 900 } }
export default meta
type Story = StoryObj

const groups: ColorName[][] = [
  ['sunken', 'surface', 'raised', 'floating', 'pressed'],
  ['ink', 'inkSoft', 'inkFaint', 'inkOff', 'line', 'lineStrong', 'lineControl'],
  ['accent', 'accentHover', 'accentPressed', 'accentText', 'accentWash', 'accentLine'],
]

function Swatch({ name }: { name: ColorName }) {
  return (
    <div style={{ width: 104 }}>
      <div
        style={{ height: 44, borderRadius: vars.rControl, background: vars[name], boxShadow: vars.hairline }}
      />
      <Text size={12} weight="strong">
        {propertyName(name)}
      </Text>
    </div>
  )
}

const words: Record<Status, string> = {
  live: 'Live',
  learning: 'Learning',
  pending: 'In review',
  ending: 'Ending soon',
  stopped: 'Stopped',
  rejected: 'Rejected',
}

function Scheme({ name }: { name: 'light' | 'dark' }) {
  const values = name === 'light' ? light : dark
  return (
    <div
      data-scheme={name}
      style={{
        padding: 24,
        borderRadius: vars.rCard,
        background: vars.surface,
        color: vars.ink,
        boxShadow: vars.hairline,
      }}
    >
      <Stack gap={24}>
        <Heading level={2} size={20}>
          {name === 'light' ? 'Light' : 'Dark'}
        </Heading>
        {groups.map((group) => (
          <Cluster key={group[0]} gap={16} align="start">
            {group.map((color) => (
              <Swatch key={color} name={color} />
            ))}
          </Cluster>
        ))}
        <Cluster gap={16}>
          {statuses.map((status) => (
            <Row key={status} gap={8}>
              <Pill status={status}>{words[status]}</Pill>
              <Text size={12} tone="faint" figures="tabular">
                {contrast(values[status], values[`${status}Wash`]).toFixed(1)}:1
              </Text>
            </Row>
          ))}
        </Cluster>
      </Stack>
    </div>
  )
}

/** Every color in both schemes; the figures beside the pills are their contrast. */
export const Color: Story = {
  render: () => (
    <Stack gap={24}>
      <Scheme name="light" />
      <Scheme name="dark" />
    </Stack>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1} size={44}>
        Three ads are live.
      </Heading>
      <Heading level={2} size={32}>
        €1 104.00 came back
      </Heading>
      <Heading level={2} size={24}>
        Scanning your website
      </Heading>
      <Heading level={3} size={20}>
        Follow the euro
      </Heading>
      <Text size={16} weight="strong">
        Lamp repair Galway ends on Monday
      </Text>
      <Text>Meta flags text that points at the reader’s age.</Text>
      <Text size={13} tone="soft">
        Skipped: one page was missing. Everything else was read.
      </Text>
      <Text size={12} tone="faint" figures="tabular">
        Day 21 of 23, €118.20, 381 clicks
      </Text>
    </Stack>
  ),
}

export const SpaceRadiusDepth: Story = {
  render: () => (
    <Stack gap={32}>
      <Row gap={16} align="end">
        {spaces.map((space) => (
          <Stack key={space} gap={4} align="start">
            <div style={{ width: space, height: space, background: vars.ink }} />
            <Text size={12} tone="faint">
              {space}
            </Text>
          </Stack>
        ))}
      </Row>
      <Row gap={32}>
        {(['rControl', 'rCard', 'rModal'] as const).map((radius) => (
          <Stack key={radius} gap={4}>
            <div
              style={{ width: 96, height: 56, border: `1px solid ${vars.ink}`, borderRadius: vars[radius] }}
            />
            <Text size={12} tone="faint">
              {propertyName(radius)}
            </Text>
          </Stack>
        ))}
        {(['hairline', 'float1', 'float2'] as const).map((depth) => (
          <Stack key={depth} gap={4}>
            <div
              style={{
                width: 96,
                height: 56,
                background: vars.raised,
                borderRadius: vars.rCard,
                boxShadow: vars[depth],
              }}
            />
            <Text size={12} tone="faint">
              {propertyName(depth)}
            </Text>
          </Stack>
        ))}
      </Row>
    </Stack>
  ),
}

export const TheRuler: Story = {
  render: () => (
    <Stack gap={24}>
      <Stack gap={4}>
        <Text size={13} weight="strong">
          A tick is a day
        </Text>
        <Ruler ticks={rulerTicks(30, 12)} tone="live" label="Day 12 of 30" />
        <Text size={12} tone="soft">
          Day 12 of 30, the tall tick is today
        </Text>
      </Stack>
      <Stack gap={4}>
        <Text size={13} weight="strong">
          A tick is a field
        </Text>
        <Ruler
          size="large"
          ticks={['warn', ...rulerTicks(9, 9, false), 'bad', ...rulerTicks(5, 5, false)]}
          label="14 of 16 fields ready"
        />
        <Text size={12} tone="soft">
          14 of 16 ready, tall ticks want a look
        </Text>
      </Stack>
    </Stack>
  ),
}
