/** Telephones whose browser knows no movements by script (Safari before 13.1) show a called number whose frame stands still. */
if (!Element.prototype.animate) {
  Element.prototype.animate = () => ({ cancel: () => undefined, play: () => undefined }) as unknown as Animation;
}
