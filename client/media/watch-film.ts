/** A film that stands for this long counts as stuck, or as too much for this device where it only crawls. */
const patienceSeconds = 10;
/** Of each second this much is played at least; one shorter than that many seconds may have begun again meanwhile. */
const leastShare = 0.5;
const shortSeconds = 2;

/**
 * Watches whether a film gets on: one that stands does not say so by an error.
 * @param onStuck called each second while it does not get on; true where the device has the film and is too weak for it
 * @returns ends the watch
 */
export function watchFilm(
  video: Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'buffered'>,
  onStuck: (weak: boolean) => void,
): () => void {
  let position = -1;
  let late = 0;
  const timer = setInterval(() => {
    const { buffered } = video;
    const step = video.currentTime - position;
    const crawls = step > 0 && step < leastShare && video.duration > shortSeconds;
    position += step;
    late = step === 0 || crawls ? late + 1 : Math.max(0, late - 1);
    if (late >= patienceSeconds) onStuck(buffered.length > 0 && buffered.end(0) > position + 1);
  }, 1000);
  return () => clearInterval(timer);
}
