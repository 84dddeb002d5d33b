import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { head } from './form-head.css.ts'

/** Replaces a form behind an emailed link until the link has been checked. `label` is for screen readers. */
export function MailedFormLoading({ label }: { label: string }) {
  return (
    <Stack gap={20} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={head}>
        <Skeleton width="80%" height={32} />
        <Skeleton width="100%" height={14} />
        <Skeleton width="62%" height={14} />
      </div>
      <Skeleton width="100%" height={40} shape="block" />
      <Skeleton width="100%" height={44} shape="block" />
    </Stack>
  )
}
