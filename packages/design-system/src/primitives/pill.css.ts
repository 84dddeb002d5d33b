import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const pill = recipe({
  base: {
    ...textStyle(12),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 24,
    padding: '0 10px 0 8px',
    borderRadius: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: {
    status: {
      live: { color: vars.live, background: vars.liveWash },
      learning: { color: vars.learning, background: vars.learningWash },
      pending: { color: vars.pending, background: vars.pendingWash },
      ending: { color: vars.ending, background: vars.endingWash },
      stopped: { color: vars.stopped, background: vars.stoppedWash },
      rejected: { color: vars.rejected, background: vars.rejectedWash },
      neutral: { color: vars.ink, background: vars.sunken },
    },
  },
})
