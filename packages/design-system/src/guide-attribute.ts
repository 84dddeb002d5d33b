import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Names the steps of the guide that point at this element (OPN-78). */
    'data-guide'?: GuideAttribute | undefined
  }
}
