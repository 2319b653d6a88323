/** A part of a wallet's sheet that may hold things to correct before paying. */
export type Section = { element: HTMLElement; firstFault: () => HTMLElement | undefined }
