import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'light' | 'outline-light'
export type ButtonSize = 'normal' | 'small'

export type ButtonLook = {
  /** One primary on a screen; light and outline-light stand on dark ground. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-medium no-underline ' +
  'transition-[background-color,border-color,color,opacity] duration-150 ease-calm select-none ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

const SIZE: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-13 px-7 py-3 text-base leading-6',
  // 44 px: still a comfortable target for a thumb.
  small: 'min-h-11 px-4.5 py-2 text-sm',
}

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-cedar text-white not-disabled:hover:bg-cedar-dark not-disabled:active:bg-cedar-dark/90',
  secondary:
    'border-ink/70 bg-transparent text-ink not-disabled:hover:border-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper not-disabled:active:bg-ink/85',
  quiet:
    'border-transparent bg-transparent text-ink not-disabled:hover:bg-ink/6 not-disabled:active:bg-ink/10',
  light:
    'border-transparent bg-paper text-ink not-disabled:hover:bg-glacier not-disabled:active:bg-glacier/90',
  'outline-light':
    'border-paper/70 bg-transparent text-paper not-disabled:hover:bg-paper/14 not-disabled:active:bg-paper/20',
}

export const buttonStyle = ({ variant = 'primary', size = 'normal', wide = false }: ButtonLook): string =>
  classNames(BASE, SIZE[size], VARIANT[variant], wide && 'w-full')
