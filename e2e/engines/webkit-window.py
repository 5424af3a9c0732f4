"""A bare window with WebKit in it, for the driver. MiniBrowser of the same package cannot be as narrow as a phone."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, watch = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        watch,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
view = WebKit2.WebView(
    web_context=context, user_content_manager=content, is_controlled_by_automation=True
)
# There is no graphics card: without this its work is played by the processor, for twice the time of a page.
view.get_settings().set_hardware_acceleration_policy(
    WebKit2.HardwareAccelerationPolicy.NEVER
)
window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.set_default_size(width, height)
window.add(view)
window.show_all()


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Rekenklaar")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda *_: view)


# A file that a page offers is taken and thrown away: the checks look at what the page made.
def offered(_context, download):
    download.connect("decide-destination", lambda one, _name: one.cancel() or True)


context.connect("automation-started", started)
context.connect("download-started", offered)
Gtk.main()
