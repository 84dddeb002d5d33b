import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { vars } from '@aloft/design-system/theme/theme.css'
import { snapshotAt } from '@aloft/machines/core/leaves'
import type { Scenario, Scenarios } from '@aloft/machines/core/scenario'
import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/** The element a scenario must show: its role with its name or text. */
export type Shows = readonly [role: string, words: RegExp]

/**
 * The stories of a machine's scenarios: each state is passed through `connect()` to the app's own view.
 * `draw` returns null for a state without a view.
 */
export function scenesOf<M extends AnyStateMachine>(
  machine: M,
  scenarios: Scenarios<M>,
  draw: (snapshot: SnapshotFrom<M>) => ReactNode,
) {
  /**
   * `like` is the story that this one must equal to the pixel; `goes` is the element that must disappear
   * before the picture.
   */
  return (
    leaf: string,
    shows: Shows | null,
    { like, goes }: { readonly like?: string; readonly goes?: Shows } = {},
  ): StoryObj => {
    const scenario = scenarios[leaf]
    if (!scenario) throw new Error(`${machine.id} has no scenario ${leaf}`)
    return {
      parameters: {
        layout: 'fullscreen',
        widths: [390],
        pictureOf: '[data-scene]',
        ...(like && { pictureName: like }),
        ...(shows === null && { pictureName: 'machines-nothing' }),
      },
      render: () => (
        <Scene leaf={leaf} scenario={scenario}>
          {draw(snapshotAt(machine, leaf, scenario))}
        </Scene>
      ),
      play: async ({ canvasElement }) => {
        const scene = within(within(canvasElement).getByRole('group', { name: leaf }))
        if (shows === null) await expect(scene.getByText('Nothing is shown for this state.')).toBeVisible()
        else {
          const [role, words] = shows
          const texts = scene.getAllByRole(role).map((each) => `${each.ariaLabel ?? ''} ${each.textContent}`)
          await expect(texts.filter((text) => words.test(text)).length, texts.join('\n')).toBeGreaterThan(0)
        }
        if (goes) {
          const [role, name] = goes
          await waitFor(() => expect(scene.queryByRole(role, { name })).toBeNull(), { timeout: 2000 })
        }
      },
    }
  }
}

/** One state with its name and view; `leaf` is its path. */
export function Scene<M extends AnyStateMachine>({
  leaf,
  scenario: { sees, events },
  children,
}: {
  leaf: string
  scenario: Pick<Scenario<M>, 'sees' | 'events'>
  children: ReactNode
}) {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {leaf}
        </Heading>
        <Text tone="soft">{sees}</Text>
        <Text size={13} tone="faint">
          {events.length > 0 ? `Takes ${events.join(', ')}` : 'Takes no event from outside'}
        </Text>
      </Stack>
      <div
        data-scene
        role="group"
        aria-label={leaf}
        // Elements with a fixed position stay within the scene; a long view is cut.
        style={{
          transform: 'translateZ(0)',
          maxHeight: 280,
          overflow: 'hidden auto',
          background: vars.surface,
        }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {children ?? (
          <Text size={13} tone="faint">
            Nothing is shown for this state.
          </Text>
        )}
      </div>
    </div>
  )
}
