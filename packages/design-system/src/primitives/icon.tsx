import {
  ArrowLeft,
  Bell,
  Building2,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronsUpDown,
  CircleCheck,
  CircleX,
  CreditCard,
  Eye,
  EyeOff,
  GraduationCap,
  Hourglass,
  House,
  Image,
  Inbox,
  Info,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Megaphone,
  NotebookText,
  OctagonX,
  Pencil,
  Plug,
  Plus,
  Radio,
  Rocket,
  RotateCw,
  Search,
  Settings,
  Sprout,
  Square,
  Timer,
  TriangleAlert,
  User,
  Users,
  X,
} from 'lucide-react'
import * as css from './icon.css.ts'

const icons = {
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
  home: House,
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
  rocket: Rocket,
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
} satisfies Record<string, LucideIcon>

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
