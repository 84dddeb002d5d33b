import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Bell from 'lucide-react/icons/bell'
import Building2 from 'lucide-react/icons/building-complex'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import CreditCard from 'lucide-react/icons/credit-card'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hourglass from 'lucide-react/icons/hourglass'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Megaphone from 'lucide-react/icons/megaphone'
import NotebookText from 'lucide-react/icons/notebook-text'
import OctagonX from 'lucide-react/icons/octagon-x'
import Pencil from 'lucide-react/icons/pencil'
import Plug from 'lucide-react/icons/plug'
import Plus from 'lucide-react/icons/plus'
import Radio from 'lucide-react/icons/radio'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Sprout from 'lucide-react/icons/sprout'
import Square from 'lucide-react/icons/square'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import * as css from './icon.css.ts'

/** Icons by name. The type of the library's single icons can't be named elsewhere, so it is given here. */
export function namedIcons<Name extends string>(icons: Record<Name, LucideIcon>): Record<Name, LucideIcon> {
  return icons
}

const icons = namedIcons({
  'arrow-left': ArrowLeft,
  notifications: Bell,
  brand: Building2,
  reports: ChartNoAxesColumn,
  check: Check,
  'chevron-down': ChevronDown,
  switch: ChevronsUpDown,
  success: CircleCheck,
  error: CircleX,
  payments: CreditCard,
  show: Eye,
  hide: EyeOff,
  academy: GraduationCap,
  pending: Hourglass,
  creatives: Image,
  leads: Inbox,
  info: Info,
  overview: LayoutDashboard,
  help: LifeBuoy,
  'log-out': LogOut,
  ads: Megaphone,
  briefs: NotebookText,
  rejected: OctagonX,
  draft: Pencil,
  integrations: Plug,
  plus: Plus,
  live: Radio,
  retry: RotateCw,
  search: Search,
  settings: Settings,
  learning: Sprout,
  stopped: Square,
  ending: Timer,
  warning: TriangleAlert,
  user: User,
  team: Users,
  close: X,
})

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

export interface IconProps {
  name: IconName
  /** CSS pixels. */
  size?: 14 | 16 | 20
  /** Name for screen readers; without it, the icon is decoration beside a word. */
  label?: string
}

/** A line icon in the color of the surrounding text. */
export function Icon({ name, size = 16, label }: IconProps) {
  const Drawing = icons[name]
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Drawing className={css.icon({ size })} strokeWidth={size === 14 ? 2.1 : 1.75} {...spoken} />
}
