import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { ReactNode } from 'react'

// The platforms' brand rules allow no other colors.
const marks: Readonly<Record<SocialPlatform, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M5.070 8A8 8 0 0 1 17.660 6.340" />
      <path stroke="#fbbc05" d="M5.070 16A8 8 0 0 1 5.070 8" />
      <path stroke="#34a853" d="M17.660 17.660A8 8 0 0 1 5.070 16" />
      <path stroke="#4285f4" d="M12.200 12H20A8 8 0 0 1 17.660 17.660" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="10" fill="#0866ff" />
      <path
        fill="#fff"
        d="M10.600 21.900v-6.700H8v-3.100h2.600v-1.900c0-2.800 1.600-4.400 4.100-4.400.9 0 1.700.1 2 .2v2.800h-1.500c-1.300 0-1.700.7-1.700 1.700v1.600h3l-.5 3.100h-2.500v6.700z"
      />
    </>
  ),
}

/** The logo of a platform beside its name; hidden from screen readers. */
export function PlatformMark({ platform }: { platform: SocialPlatform }) {
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" style={{ flex: 'none' }} aria-hidden="true">
      {marks[platform]}
    </svg>
  )
}
