/** Why a foreign picture is not kept; never leaves this folder. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
}
