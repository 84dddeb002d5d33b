import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars -- the declaration that this one extends has the parameter
  interface HTMLAttributes<T> {
    /** Names the steps of the guide that point at this element (OPN-78). */
    'data-guide'?: GuideAttribute | undefined
  }
}
