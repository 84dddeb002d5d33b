import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import type { ReactNode } from 'react'
import * as css from './preview-board.css.ts'

/** Media condition for two phones side by side next to the column of fields. */
export const boardWidth = '(min-width: 1374px)'

export interface BoardPreview {
  id: string
  title: string
  /** The format of its picture, its device, or that the ad isn't shown there. */
  note?: string | undefined
  /** On a computer. */
  isWide: boolean
  shown: ReactNode
}

export interface PreviewBoardProps {
  previews: readonly BoardPreview[]
}

/** Previews of an ad side by side, each with its place; one alone stands without a caption. */
export function PreviewBoard({ previews }: PreviewBoardProps) {
  const [first, ...others] = previews
  if (!first || others.length === 0) return first?.shown
  return (
    <Cluster gap={20} rowGap={24} justify="center" align="start">
      {previews.map(({ id, title, note, isWide, shown }) => (
        // The caption is a child of its own, as only then it names the figure.
        <figure key={id} className={css.place({ isWide })}>
          <figcaption>
            <Row gap={12} justify="between" align="baseline">
              <Text as="span" size={13} weight="strong">
                {title}
              </Text>
              {note ? (
                <Text as="span" size={12} tone="soft">
                  {note}
                </Text>
              ) : null}
            </Row>
          </figcaption>
          <div className={css.skin}>{shown}</div>
        </figure>
      ))}
    </Cluster>
  )
}
