/** How time is written on a clock. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something lasts, as people say it: "15 min", "1:30 min", "45 s". */
export function lasting(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${seconds % 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : seconds / 60} min`;
}

/** "2:05"; below ten seconds with tenths, "9.4"; from an hour on "1:02:05"; from two days on "3 d 4 h". */
export function written(left: number): string {
  const rest = Math.max(0, left);
  if (rest < 10 * SECOND) return (Math.floor(rest / 100) / 10).toFixed(1);
  if (rest >= 2 * DAY) return `${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`;
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(rest / HOUR);
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const seconds = Math.floor((rest % MINUTE) / SECOND);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
