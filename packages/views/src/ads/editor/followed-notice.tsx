import type { FollowedFate } from '@aloft/domain/balloons/new-version.rules'
import type {} from '@aloft/messages/i18n'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export interface FollowedNoticeProps {
  /** Of the ad that this one is a new version of. */
  name: string
  href: string
  fate: FollowedFate
}

/** Which ad a new version follows, and what becomes of that one. */
export function FollowedNotice({ name, href, fate }: FollowedNoticeProps) {
  const { t } = useTranslation()
  return (
    <Row gap={8} align="start">
      <ToolIcon name="copy" />
      <Text size={13} tone="soft">
        {t('editor.followed.of')}{' '}
        <Link href={href} variant="inText">
          <bdi>{name}</bdi>
        </Link>
        . {t(`editor.followed.${fate}`)}
      </Text>
    </Row>
  )
}
