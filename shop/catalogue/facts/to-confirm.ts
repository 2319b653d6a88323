/** What the owner is asked, so that a claim nobody has proven does not stay in the shop unnoticed. */
export interface ToConfirm {
  /** The matter in the owner's words. */
  title: string
  /** The contradiction, or what is missing to prove the claim. */
  why: string
  /** Pages and documents on which it shows. */
  shown: string
  /** What the shop does until there is an answer. */
  done: string
  /** The question to answer. */
  ask: string
}
