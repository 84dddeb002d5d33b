import { namedIcons } from '@aloft/design-system/primitives/icon'
import AlignCenterHorizontal from 'lucide-react/icons/align-center-horizontal'
import AlignCenterVertical from 'lucide-react/icons/align-center-vertical'
import AlignEndHorizontal from 'lucide-react/icons/align-end-horizontal'
import AlignEndVertical from 'lucide-react/icons/align-end-vertical'
import AlignHorizontalSpaceBetween from 'lucide-react/icons/align-horizontal-space-between'
import AlignStartHorizontal from 'lucide-react/icons/align-start-horizontal'
import AlignStartVertical from 'lucide-react/icons/align-start-vertical'
import AlignVerticalSpaceBetween from 'lucide-react/icons/align-vertical-space-between'
import Blend from 'lucide-react/icons/blend'
import BringToFront from 'lucide-react/icons/bring-to-front'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Frame from 'lucide-react/icons/frame'
import Group from 'lucide-react/icons/group'
import Image from 'lucide-react/icons/image'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Magnet from 'lucide-react/icons/magnet'
import Minus from 'lucide-react/icons/minus'
import PenTool from 'lucide-react/icons/pen-tool'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Ruler from 'lucide-react/icons/ruler'
import SendToBack from 'lucide-react/icons/send-to-back'
import Square from 'lucide-react/icons/square'
import TextAlignCenter from 'lucide-react/icons/text-align-center'
import TextAlignEnd from 'lucide-react/icons/text-align-end'
import TextAlignStart from 'lucide-react/icons/text-align-start'
import Trash2 from 'lucide-react/icons/trash-2'
import Type from 'lucide-react/icons/type'
import Ungroup from 'lucide-react/icons/ungroup'
import Video from 'lucide-react/icons/video'

const drawings = namedIcons({
  text: Type,
  image: Image,
  croppedImage: Image,
  logo: PenTool,
  gradient: Blend,
  shape: Square,
  video: Video,
  forward: BringToFront,
  backward: SendToBack,
  duplicate: Copy,
  lock: Lock,
  unlock: LockOpen,
  remove: Trash2,
  group: Group,
  ungroup: Ungroup,
  show: Eye,
  hide: EyeOff,
  rotate: RotateCw,
  snap: Magnet,
  distances: Ruler,
  safeArea: Frame,
  plus: Plus,
  minus: Minus,
  alignLeft: TextAlignStart,
  alignCenter: TextAlignCenter,
  alignRight: TextAlignEnd,
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
  distributeX: AlignHorizontalSpaceBetween,
  distributeY: AlignVerticalSpaceBetween,
})

export type StudioIconName = keyof typeof drawings
export const studioIconNames = Object.keys(drawings) as StudioIconName[]

/** A line icon of the studio; decoration beside a word or in a named button. */
export function StudioIcon({ name }: { name: StudioIconName }) {
  const Drawing = drawings[name]
  return <Drawing size={16} strokeWidth={1.75} aria-hidden="true" />
}
