import { Button } from '#ui/button.tsx'

/** Guides are read beside the tub, with wet hands. Without script there is nothing to press. */
export function PrintButton() {
  return (
    <div className="mt-8 noscript:hidden" data-print="hide">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          window.print()
        }}
      >
        Print this guide
      </Button>
    </div>
  )
}
