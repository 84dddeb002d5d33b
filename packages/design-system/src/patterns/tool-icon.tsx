import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import Archive from 'lucide-react/icons/archive'
import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt'
import CloudAlert from 'lucide-react/icons/cloud-exclamation-point'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/rotate-ccw-clock'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import PackageCheck from 'lucide-react/icons/package-check'
import PencilLine from 'lucide-react/icons/pencil-line'
import Redo2 from 'lucide-react/icons/redo-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { icon as iconClass } from '../primitives/icon.css.ts'
import { namedIcons } from '../primitives/icon.tsx'

const drawings = namedIcons({
  archive: Archive,
  undo: Undo2,
  redo: Redo2,
  copy: Copy,
  more: Ellipsis,
  publish: PackageCheck,
  history: History,
  lock: Lock,
  write: PencilLine,
  spark: Sparkles,
  saved: CloudCheck,
  saving: CloudUpload,
  unsaved: CloudAlert,
  offline: CloudOff,
  download: Download,
  gallery: LayoutGrid,
  list: List,
  timeline: ChartNoAxesGantt,
  safe: ShieldCheck,
})

export type ToolIconName = keyof typeof drawings
export const toolIconNames = Object.keys(drawings) as ToolIconName[]

export interface ToolIconProps {
  name: ToolIconName
  /** CSS pixels. */
  size?: 14 | 16 | 20
}

/** A line icon of a tool; decoration beside a word. */
export function ToolIcon({ name, size = 16 }: ToolIconProps) {
  const Drawing = drawings[name]
  return <Drawing className={iconClass({ size })} strokeWidth={size === 14 ? 2.1 : 1.75} aria-hidden="true" />
}

const marks: Record<AdPlatform, ReactNode> = {
  google: <path d="M20.2 9.4A8.6 8.6 0 1 0 20.6 12H12.4" />,
  facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12.2 21V10.4a2.6 2.6 0 0 1 2.6-2.6h.9M9.4 13h5.4" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.4" y="3.4" width="17.2" height="17.2" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
}

export interface PlatformMarkProps {
  platform: AdPlatform
  /** CSS pixels. */
  size?: 14 | 16 | 20
}

/** An ad platform's logo in the color of the surrounding text. */
export function PlatformMark({ platform, size = 16 }: PlatformMarkProps) {
  return (
    <svg
      className={iconClass({ size })}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 14 ? 2.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {marks[platform]}
    </svg>
  )
}
